import { formatDate, maskName } from '@wallet/kit/format';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isGood, type SmartPass, type Standing } from '../model/pass.ts';

interface PassRowProps {
  pass: SmartPass & { standing: Standing; days: number };
  onOpen: () => void;
}

const tones = { active: 'success', expiring: 'accent' } as const;

/** One's own pass, or a child's, and how it stands. */
export function PassRow({ pass, onOpen }: PassRowProps) {
  const t = messages.use();
  const { relationship, name, until, standing, days } = pass;
  return (
    <ListItem
      action="openPass"
      leading={<IconTile picture={relationship === 'self' ? 'facecheck' : 'family'} />}
      title={relationship === 'self' ? t.own : maskName(name)}
      description={
        !isGood(standing)
          ? t.said[standing]
          : pass.state === 'renewing'
            ? t.renewing
            : until !== '' && t.left({ days, date: formatDate(until) })
      }
      badge={
        <Badge tone={standing in tones ? tones[standing as keyof typeof tones] : 'danger'}>
          {t.standings[standing]}
        </Badge>
      }
      {...(isGood(standing) ? {} : { past: 'done' as const })}
      onClick={onOpen}
    />
  );
}
