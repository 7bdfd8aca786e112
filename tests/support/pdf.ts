/** Reads the PDFs that the product writes: objects of their own, content streams by page, texts through the fonts' code tables. */
import { inflateSync } from 'node:zlib';

interface PdfText {
  /** Marked as part of the structure, or as something that a screen reader leaves out. */
  isArtifact: boolean;
  text: string;
  /** Size of the type, in points. */
  size: number;
  /** Where it starts, in points from the page's left and lower edge. */
  x: number;
  y: number;
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The objects of a file by their number, with their stream as it is when unpacked. */
const objectsOf = (bytes: Uint8Array): Map<number, { data: string; stream: string }> => {
  const file = latin(bytes);
  const found = [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)];
  return new Map(
    found.map((match) => {
      const start = match.index + match[0].length;
      const body = file.slice(start, file.indexOf('\nendobj', start));
      const at = body.indexOf('\nstream\n');
      const data = at < 0 ? body : body.slice(0, at);
      const packed = at < 0 ? '' : body.slice(at + 8, body.lastIndexOf('\nendstream'));
      const stream = data.includes('/FlateDecode') ? latin(inflateSync(Buffer.from(packed, 'latin1'))) : packed;
      return [Number(match[1]), { data, stream }];
    }),
  );
};

/** The text of each code of a font, from its table `ToUnicode`. */
const codesOf = (cmap: string): Map<string, string> => {
  const ranges = [...cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first, list]) =>
      [...list!.matchAll(/<([^>]*)>/g)].map(([, units], at) => {
        const code = (Number.parseInt(first!, 16) + at).toString(16).padStart(4, '0');
        const letters = units!.split(' ').map((unit) => String.fromCharCode(Number.parseInt(unit, 16)));
        return [code, letters.join('')] as const;
      }),
    ),
  );
};

const ref = (data: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(data)![1]);

/** Texts of a page in the order in which they are written. */
const textsOf = (content: string, fonts: Map<string, Map<string, string>>): PdfText[] => {
  const texts: PdfText[] = [];
  let isArtifact = false;
  let font = '';
  let size = 0;
  const parts = /\/(\w+) (?:<<[^>]*>> BDC|BMC)|\/(F\d+) ([\d.]+) Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm \[([^\]]*)\] TJ/g;
  for (const [, mark, name, points, x, y, shown] of content.matchAll(parts)) {
    if (mark) isArtifact = mark === 'Artifact';
    else if (name) {
      font = name;
      size = Number(points);
    } else {
      const codes = [...shown!.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      const text = codes.map((code) => fonts.get(font)!.get(code) ?? '').join('');
      texts.push({ isArtifact, text, size, x: Number(x), y: Number(y) });
    }
  }
  return texts;
};

export interface ReadPdf {
  /** Without streams. */
  objects: string[];
  pages: { content: string; texts: PdfText[] }[];
}

export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const objects = objectsOf(bytes);
  const known = new Map<string, Map<string, string>>();
  const fontOf = (id: string): Map<string, string> => {
    const codes = known.get(id) ?? codesOf(objects.get(ref(objects.get(Number(id))!.data, 'ToUnicode'))!.stream);
    known.set(id, codes);
    return codes;
  };
  const fontsOf = (resources: string): Map<string, Map<string, string>> =>
    new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, fontOf(id!)]));
  const pages = [...objects.values()]
    .filter(({ data }) => /\/Type \/Page\b/.test(data))
    .map(({ data }) => {
      const content = objects.get(ref(data, 'Contents'))!.stream;
      return { content, texts: textsOf(content, fontsOf(objects.get(ref(data, 'Resources'))!.data)) };
    });
  return { objects: [...objects.values()].map(({ data }) => data), pages };
};
