import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';

interface NowhereProps {
  title: string;
  description: string;
  label: string;
  to: string;
}

/** A screen that something had to come before, and the way there. */
export function Nowhere({ title, description, label, to }: NowhereProps) {
  const { navigate } = useWallet();
  return (
    <EmptyState
      title={title}
      description={description}
      action={{ label, action: 'goOn', onClick: () => navigate.replace(to) }}
    />
  );
}
