/** After so many milliseconds of loading the page says that it takes long. */
export const LATE = 10_000;
