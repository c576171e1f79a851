import { list, optional, reader, type SettingReader } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { layoutExperiments, layoutVariants } from '#transformer/article/layoutVariants.ts';
import type { Experiment, WeightedVariant } from './experiments.ts';

function cookieName(): SettingReader<string> {
  return reader('a name of up to 60 letters, digits, dashes and underscores', (value) =>
    /^[A-Za-z0-9_-]{1,60}$/.test(value) ? value : undefined,
  );
}

const maxRunningExperiments = 20;
const experimentName = /^[A-Za-z][A-Za-z0-9_-]{0,79}$/;
const weightedVariant = /^([A-Za-z0-9][A-Za-z0-9_-]{0,79}):(\d{1,6})$/;

/** An experiment on layouts may only use variants that the layouts define. */
function experiments(): SettingReader<readonly Experiment[]> {
  const known = layoutExperiments.map((name) => `${name} (${layoutVariants[name].join(', ')})`).join(' and ');
  return reader(
    `experiments with weighted variants, such as commercePropensity=control:9,high:1;banner=control:1,blue:1, ` +
      `each variant once and one weight above 0; layouts change with ${known}`,
    (value) => {
      const found = value.split(';').map((text) => experimentOf(text.trim()));
      const read = found.filter((experiment) => experiment !== undefined);
      const names = new Set(read.map(({ name }) => name));
      const isGood = read.length === found.length && names.size === found.length;
      return isGood && found.length <= maxRunningExperiments ? read : undefined;
    },
  );
}

function experimentOf(text: string): Experiment | undefined {
  const [name = '', weights = '', ...more] = text.split('=');
  const written = list(weights);
  const variants = written.flatMap((one): WeightedVariant[] => {
    const [, variant, weight] = weightedVariant.exec(one) ?? [];
    return variant && weight ? [{ name: variant, weight: Number(weight) }] : [];
  });
  const isWhole = experimentName.test(name) && more.length === 0 && variants.length === written.length;
  const isDrawable = variants.some(({ weight }) => weight > 0);
  const isOnce = new Set(variants.map((variant) => variant.name)).size === variants.length;
  const layout = layoutExperiments.find((known) => known === name);
  const accepted: readonly string[] | undefined = layout && layoutVariants[layout];
  const isKnown = accepted === undefined || variants.every((variant) => accepted.includes(variant.name));
  return isWhole && isDrawable && isOnce && isKnown ? { name, variants } : undefined;
}

export const settings = {
  experiments: setting({
    variable: 'EXPERIMENTS',
    about: 'The experiments that run, with the weight of each variant.',
    default: undefined,
    read: optional(experiments()),
  }),
  experimentsCookie: setting({
    variable: 'EXPERIMENTS_COOKIE',
    about:
      "The cookie with the reader's variants, such as `layout:wide,price:low`. Without `EXPERIMENTS`, the proxy must set it.",
    default: undefined,
    read: optional(cookieName()),
  }),
};
