import { EmptyState } from '@wallet/kit/ui';

interface NothingProps {
  title: string;
  description: string;
  label: string;
  onGo: () => void;
}

/** A screen that something had to come before, and the way there. */
export function Nothing({ title, description, label, onGo }: NothingProps) {
  return (
    <EmptyState
      picture="locked"
      title={title}
      description={description}
      action={{ label, onClick: onGo, action: 'goOn' }}
    />
  );
}
