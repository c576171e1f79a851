import type { BlockType } from '#schemas/generated/types.ts';
import { tryWidgets } from '#transformer/checkByRendering/tryWidgets.ts';
import type { WidgetTrial } from '#transformer/checkByRendering/widgetTrial.ts';
import { type LoadedWidget, loadWidget } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { openSiteOfWidgets } from '../rendering/siteOfWidgets.ts';

/** Loads a widget for the first article with its block type. */
export class WidgetTrials {
  readonly trialOf: WidgetTrial;
  readonly #loaded: Map<string, LoadedWidget>;
  readonly #missing = new Set<BlockType>(Object.values(registry).map(({ type }) => type));

  private constructor(trialOf: WidgetTrial, loaded: Map<string, LoadedWidget>) {
    this.trialOf = trialOf;
    this.#loaded = loaded;
  }

  static async open(): Promise<WidgetTrials> {
    const loaded = new Map<string, LoadedWidget>();
    const site = openSiteOfWidgets();
    return new WidgetTrials(tryWidgets({ registry: loaded, site }), loaded);
  }

  /** Finds types of the first article in its text. The second article loads all others, which is faster. */
  async loadFor(bytes: Uint8Array): Promise<void> {
    if (this.#missing.size === 0) return;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isFirst = this.#loaded.size === 0;
    const missing = [...this.#missing].filter((type) => !isFirst || text.includes(`"${type}"`));
    for (const type of missing) this.#missing.delete(type);
    for (const widget of await Promise.all(missing.map((type) => loadWidget(registry[type]))))
      this.#loaded.set(widget.type, widget);
  }
}
