import { Badge, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Ranked } from '../model/town.ts';

interface RankListProps {
  all: readonly Ranked[];
  /** what is said of one's own row */
  mine: string;
  description?: (one: Ranked) => string;
}

/** Who stands where: ties share a rank. */
export function RankList({ all, mine, description }: RankListProps) {
  const t = messages.use();
  return (
    <List label={t.ranking.list}>
      {all.map((one) => (
        <ListItem
          key={`${one.name} ${one.rank} ${one.isMine}`}
          leading={<Badge tone={one.rank <= 3 ? 'accent' : 'neutral'}>{t.ranking.rank(one)}</Badge>}
          title={one.name}
          badge={one.isMine ? <Badge tone="success">{mine}</Badge> : undefined}
          description={description?.(one)}
          trailing={t.points({ amount: one.points })}
        />
      ))}
    </List>
  );
}
