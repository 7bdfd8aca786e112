/**
 * The document's typeface. The frame may fetch nothing and run nothing, so this page fetches the files it has at hand
 * anyway and gives their bytes to the frame; a download without them falls back to the reader's own serif.
 */
const FAMILY = 'Source Serif 4 Variable';
const FACES = [
  { file: '/fonts/source-serif-4.woff2', style: 'normal', weight: '400 700' },
  { file: '/fonts/source-serif-4-italic.woff2', style: 'italic', weight: '400' },
];

type FrameWindow = Window & { FontFace: typeof FontFace };

/** Sets a loaded frame in the document's typeface; without it the document stays readable, so a failure says nothing. */
export const setTypeface = async (frame: HTMLIFrameElement): Promise<void> => {
  const view = frame.contentWindow as FrameWindow | null;
  if (!view) return;
  const faces = await Promise.allSettled(
    FACES.map(async ({ file, ...descriptors }) =>
      new view.FontFace(FAMILY, await (await fetch(file)).arrayBuffer(), descriptors).load(),
    ),
  );
  for (const face of faces) if (face.status === 'fulfilled') view.document.fonts.add(face.value);
};
