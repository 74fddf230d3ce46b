import { goToApp } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** The key is in the phone: in a browser the way on is the app. */
export function AppOnly() {
  const { appOnly: t } = messages.use();
  const { pathname, search } = window.location;
  return (
    <EmptyState
      picture="locked"
      messageId="certificateAppOnly"
      title={t.title}
      description={t.hint}
      action={{ label: t.open, action: 'openApp', onClick: () => void goToApp(`${pathname}${search}`) }}
    />
  );
}
