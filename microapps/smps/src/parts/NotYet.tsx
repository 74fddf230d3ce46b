import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Why somebody cannot register here, and what they can do. */
export function NotYet({ because }: { because: 'tooYoung' | 'guardian' | 'noChild' }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <EmptyState
      {...t.notYet[because]}
      picture="smps"
      action={{ label: t.notYet.guide, action: 'guide', onClick: () => navigate.push('FSP13000') }}
    />
  );
}
