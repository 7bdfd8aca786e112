import { type Ref, useRef } from 'react';
import styles from './document-frame.module.css';

const FONT_FAMILY = 'Source Serif 4 Variable';
const FONT_FACES = [
  { file: '/fonts/source-serif-4.woff2', style: 'normal', weight: '400 700' },
  { file: '/fonts/source-serif-4-italic.woff2', style: 'italic', weight: '400' },
];

type FrameWindow = Window & { FontFace: typeof FontFace };

/**
 * The frame may fetch nothing, so this page fetches the font files and hands their bytes over. Failures are ignored: the
 * document stays readable in the reader's own serif.
 */
const loadTypeface = async (frame: HTMLIFrameElement): Promise<void> => {
  const view = frame.contentWindow as FrameWindow | null;
  if (!view) return;
  const faces = await Promise.allSettled(
    FONT_FACES.map(async ({ file, ...descriptors }) =>
      new view.FontFace(FONT_FAMILY, await (await fetch(file)).arrayBuffer(), descriptors).load(),
    ),
  );
  for (const face of faces) if (face.status === 'fulfilled') view.document.fonts.add(face.value);
};

/** Restores the scroll position after another template is loaded. */
const useScrollRestoration = () => {
  const position = useRef(0);
  return (frame: HTMLIFrameElement): void => {
    const view = frame.contentWindow;
    if (!view) return;
    view.scrollTo(0, position.current);
    view.addEventListener('scroll', () => {
      position.current = view.scrollY;
    });
  };
};

/** The desk on which the paper lies is that of the page around it, also in dark mode. */
const showOnDesk = (frame: HTMLIFrameElement): void => {
  const desk = getComputedStyle(frame).getPropertyValue('--sunken');
  frame.contentDocument?.documentElement.style.setProperty('--desk', desk);
};

/** The base of the frame's addresses is this page, so a link to a chapter would load the app into the frame. */
const followAnchors = ({ contentDocument: page }: HTMLIFrameElement): void => {
  page?.addEventListener('click', (event) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href?.startsWith('#')) return;
    event.preventDefault();
    page.getElementById(href.slice(1))?.scrollIntoView({ block: 'start' });
  });
};

interface Props {
  ref?: Ref<HTMLIFrameElement>;
  html: string;
  title: string;
  onLoad?: (frame: HTMLIFrameElement) => void;
}

export function DocumentFrame({ ref, html, title, onLoad }: Props) {
  const restoreScroll = useScrollRestoration();
  // No scripts run in the frame: two permissions let this page print it, the third lets its phone numbers be called.
  return (
    <iframe
      ref={ref}
      title={title}
      className={styles.frame}
      sandbox="allow-same-origin allow-modals allow-top-navigation-to-custom-protocols"
      srcDoc={html}
      onLoad={(event) => {
        showOnDesk(event.currentTarget);
        followAnchors(event.currentTarget);
        onLoad?.(event.currentTarget);
        restoreScroll(event.currentTarget);
        void loadTypeface(event.currentTarget);
      }}
    />
  );
}
