import type { Membership } from '../guards/index.ts';
import { createChannel } from '../session/index.ts';

/** Lets a membership that changed here be asked again in every WebView, also one that is not in front (E55). */
export function shareMembership(membership: Pick<Membership, 'renew'>, view: Window = window) {
  const channel = createChannel(view, storageOf(view));
  channel.on(({ kind }) => kind === 'membership' && membership.renew());
  return {
    renew() {
      membership.renew();
      channel.post({ kind: 'membership' });
    },
    dispose: () => channel.dispose(),
  };
}

function storageOf(view: Window): Storage | null {
  try {
    return view.localStorage;
  } catch {
    return null;
  }
}
