import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';

interface NowhereProps {
  title: string;
  messageId?: string;
  description: string;
  label: string;
  to: string;
}

/** A screen that something had to come before, and the way there. */
export function Nowhere({ title, messageId, description, label, to }: NowhereProps) {
  const { navigate } = useWallet();
  return (
    <EmptyState
      picture="none"
      title={title}
      {...(messageId === undefined ? {} : { messageId })}
      description={description}
      action={{ label, action: 'goOn', onClick: () => navigate.replace(to) }}
    />
  );
}
