import type { Page } from 'playwright-core';

/** How many pixels of the chart have that colour, give or take so much of red, of green and of blue. */
export const painted = async (page: Page, colour: string, within = 0): Promise<number> => {
  const picture = (await page.getByTestId('board').screenshot()).toString('base64');
  return page.evaluate(
    async ([address, wanted, off]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${address}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(wanted.slice(at, at + 2), 16));
      const isNear = (one: number, other: number): boolean => Math.abs((one & 255) - other) <= off;
      return pixels.filter(pixel => isNear(pixel, red) && isNear(pixel >> 8, green) && isNear(pixel >> 16, blue))
        .length;
    },
    [picture, colour, within] as const,
  );
};
