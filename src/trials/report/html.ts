const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in a page or in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);
