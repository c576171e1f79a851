import type { BlockDataByType } from '#schemas/generated/types.ts';

type Images = BlockDataByType['image-carousel']['images'];

export function distinctImages(images: Images): Images {
  return images.filter(({ src }, index) => images.findIndex((other) => other.src === src) === index);
}
