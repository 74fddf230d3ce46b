import { useWallet } from '@wallet/kit/app';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

interface ClassRowProps {
  one: {
    id: string;
    kind: keyof typeof pictures;
    name: string;
    age: string;
    next: string;
    left: number;
    price: number;
  };
}
export const pictures = { exhibit: 'nie', class: 'book', tour: 'trail' } as const;

/** An exhibition, a class or a walk as a row: for whom, from when, what it costs. */
export function ClassRow({ one }: ClassRowProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <ListItem
      action="openClass"
      leading={<IconTile picture={pictures[one.kind]} />}
      title={one.name}
      description={t.list.next(one)}
      badge={
        one.left <= 3 ? <Badge tone={one.left > 0 ? 'danger' : 'neutral'}>{t.left(one)}</Badge> : undefined
      }
      trailing={t.price({ amount: one.price })}
      onClick={() => navigate.push('FNE11110', { query: { eduId: one.id } })}
    />
  );
}
