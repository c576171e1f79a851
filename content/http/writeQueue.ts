import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Of all texts that wait to be written, in UTF-16 units. */
export const maxWaitingCharacters = 32 * 1024 * 1024;

/** A file's new text, or that it goes. */
type Task = { kind: 'write'; text: string } | { kind: 'remove' };

/**
 * Writes the files of a folder one after the other, in nobody's way: whoever hands a text in does not wait. A file that
 * is still waiting when it gets another text is written once, with the later one, at the place of the earlier.
 */
export class WriteQueue {
  readonly #folder: string;
  readonly #failed: (name: string, error: unknown) => void;
  readonly #tasks = new Map<string, Task>();
  #characters = 0;
  #work: Promise<void> | undefined;

  /** @param failed is told of each file that could not be written or removed, and that nothing waits for */
  constructor(folder: string, failed: (name: string, error: unknown) => void) {
    this.#folder = folder;
    this.#failed = failed;
  }

  /** Takes a text in, unless so much is waiting already that there is no room. Says whether it did. */
  write(name: string, text: string): boolean {
    const more = text.length - textOf(this.#tasks.get(name)).length;
    if (this.#characters + more > maxWaitingCharacters) return false;
    this.#characters += more;
    this.#add(name, { kind: 'write', text });
    return true;
  }

  remove(name: string): void {
    this.#characters -= textOf(this.#tasks.get(name)).length;
    this.#add(name, { kind: 'remove' });
  }

  /** The text that waits to be written into a file. */
  waitingFor(name: string): string | undefined {
    const task = this.#tasks.get(name);
    return task?.kind === 'write' ? task.text : undefined;
  }

  /** Settles when nothing is left to be done. */
  async flush(): Promise<void> {
    await this.#work;
  }

  #add(name: string, task: Task): void {
    this.#tasks.set(name, task);
    this.#work ??= this.#workOff();
  }

  async #workOff(): Promise<void> {
    for (let next = this.#first(); next; next = this.#first()) {
      const [name, task] = next;
      try {
        await this.#do(name, task);
        this.#done(name, task);
      } catch (error) {
        if (this.#done(name, task)) this.#failed(name, error);
      }
    }
    this.#work = undefined;
  }

  /** Takes a task off the queue, unless another one for the same file has come in meanwhile. Says whether it did. */
  #done(name: string, task: Task): boolean {
    if (this.#tasks.get(name) !== task) return false;
    this.#tasks.delete(name);
    this.#characters -= textOf(task).length;
    return true;
  }

  #first(): [string, Task] | undefined {
    return this.#tasks.entries().next().value;
  }

  async #do(name: string, task: Task): Promise<void> {
    const file = path.join(this.#folder, name);
    if (task.kind === 'remove') return rm(file, { force: true });
    const draft = `${file}.tmp`;
    await writeFile(draft, task.text);
    // Renaming is atomic: whoever reads sees the old file or the new one, also after a power cut.
    await rename(draft, file);
  }
}

function textOf(task: Task | undefined): string {
  return task?.kind === 'write' ? task.text : '';
}
