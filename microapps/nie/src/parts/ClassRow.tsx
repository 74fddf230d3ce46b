import { useWallet } from '@wallet/kit/app';
import { Badge, Cover, MediaCard, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { classPlace } from './classPlace.ts';

interface ClassRowProps {
  one: {
    id: string;
    kind: 'exhibit' | 'class' | 'tour';
    name: string;
    age: string;
    next: string;
    left: number;
    price: number;
  };
}
/** An exhibition, a class or a walk as a row: for whom, from when, what it costs. */
export function ClassRow({ one }: ClassRowProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <MediaCard
      look="row"
      level={3}
      action="openClass"
      cover={<Cover of={one.name} place={classPlace(one.name)} />}
      title={one.name}
      badge={
        one.left <= 3 ? <Badge tone={one.left > 0 ? 'danger' : 'neutral'}>{t.left(one)}</Badge> : undefined
      }
      onClick={() => navigate.push('FNE11110', { query: { eduId: one.id } })}
    >
      <Note>{t.list.next(one)}</Note>
      <strong>{t.price({ amount: one.price })}</strong>
    </MediaCard>
  );
}
