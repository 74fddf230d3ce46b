import type { Microapp } from '../app/index.ts';
import {
  type Backend,
  type RenderedScreen,
  type RenderScreenOptions,
  renderScreen,
} from './renderScreen.tsx';

/** Opens a screen of one app: by its code or a path, for the member unless told. */
export type Opener = (at: string, options?: Partial<RenderScreenOptions>) => Promise<RenderedScreen>;

/**
 * The first line of an app's tests: `const open = openerOf({ manifest, screens, messages }, createMock);`, then
 * `const view = await open('FTR10000', { persona: 'visitor' });`.
 *
 * @param backend makes a mock backend; each screen that is opened has one of its own
 */
export function openerOf(app: Microapp, backend: () => Backend): Opener {
  return (at, options = {}) => renderScreen(app, at, { backend: backend(), persona: 'member', ...options });
}
