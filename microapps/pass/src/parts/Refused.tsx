import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Who cannot apply online, why, and where they can. */
export function Refused({ why }: { why: 'nation' | 'age' | 'first' }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <EmptyState
      picture="locked"
      title={t.refused.title}
      messageId="passportRefused"
      description={t.refusals[why]}
      // The offices here make passports of nationals only.
      {...(why === 'nation'
        ? {}
        : {
            action: {
              label: t.refused.action,
              action: 'offices',
              onClick: () => navigate.push('FPS63000'),
            },
          })}
    />
  );
}
