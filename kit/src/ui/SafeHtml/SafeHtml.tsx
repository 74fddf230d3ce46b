import { useEffect, useRef, useState } from 'react';
import bullets from '../Bullets/Bullets.module.css';
import { classes } from '../classes.ts';
import styles from './SafeHtml.module.css';
import { type CleanHtml, plainText, sanitise } from './sanitise.ts';

interface SafeHtmlProps {
  /** html from the API */
  html: string;
  /** where a link leads is the caller's business; without it links are plain words */
  onLink?: (href: string) => void;
}

/** Html from the API, cleaned (A69). The one place of the kit that sets html; the cleaner loads when it is needed. */
export function SafeHtml({ html, onLink }: SafeHtmlProps) {
  const [clean, setClean] = useState<CleanHtml | null>();
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onLink);
  const keepsLinks = onLink !== undefined;

  useEffect(() => {
    latest.current = onLink;
  });

  useEffect(() => {
    let isCurrent = true;
    sanitise(html, keepsLinks)
      // Without the cleaner the words alone are shown.
      .catch(() => null)
      .then((next) => isCurrent && setClean(next));
    return () => {
      isCurrent = false;
    };
  }, [html, keepsLinks]);

  useEffect(() => {
    const element = ref.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null) return;
      event.preventDefault();
      latest.current?.(link.getAttribute('href') ?? '');
    };
    // The middle button would open the address without asking anybody.
    const ways = ['click', 'auxclick'] as const;
    for (const way of ways) element?.addEventListener(way, follow);
    return () => {
      for (const way of ways) element?.removeEventListener(way, follow);
    };
  }, [clean]);

  // Where there are Trusted Types, what is clean is no string.
  if (clean === undefined || clean === null) {
    return (
      <div className={styles.text} data-waiting={clean === undefined || undefined}>
        {plainText(html)}
      </div>
    );
  }
  const look = classes(styles.html, bullets.within);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by DOMPurify just above, as TrustedHTML where there is such a thing; nothing else gets here
  return <div ref={ref} className={look} dangerouslySetInnerHTML={{ __html: clean }} />;
}
