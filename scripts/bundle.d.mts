export declare const ROOT: string;
export declare const bundle: (
  entries: Readonly<Record<string, string>>,
  folder: string,
  checkout?: string,
) => Promise<string>;
