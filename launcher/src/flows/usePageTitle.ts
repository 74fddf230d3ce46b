import { useLoad } from '@wallet/kit/app';
import { readApp, readIndex } from '@wallet/kit/common';
import { findPage, type Title } from '@wallet/kit/manifest';

/** What the app of a page calls it; null while nobody knows, and where no released app has it. */
export function usePageTitle(pageId: string | null): Title | null {
  const load = useLoad(async () => {
    const index = pageId === null ? null : await readIndex();
    const found = index && pageId !== null ? findPage(index, pageId) : null;
    if (!found) return null;
    const { app, screen } = found;
    if (screen.title) return screen.title;
    const whole = await readApp(app);
    return whole?.screens.find(({ code }) => code === screen.code)?.title ?? null;
  }, [pageId]);
  return load.data ?? null;
}
