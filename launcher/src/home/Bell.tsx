import { useWallet } from '@wallet/kit/app';
import { IconButton } from '@wallet/kit/ui';
import type { Bell as BellFacts } from '../flows/useBell.ts';
import { messages } from '../messages/index.ts';

/** The way to notifications, and how many are unread; not there where that domain is not. */
export function Bell({ path, unread }: BellFacts) {
  const t = messages.use().home;
  const { navigate } = useWallet();
  if (path === null) return null;
  return (
    <IconButton
      icon="bell"
      label={unread > 0 ? t.unread({ count: unread }) : t.notifications}
      hasNews={unread > 0}
      action="notifications"
      onClick={() => void navigate.open(path)}
    />
  );
}
