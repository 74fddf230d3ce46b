import { Badge, Cover, MediaCard, Note, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Colour, Kind } from '../model/animal.ts';
import type { Type } from '../model/report.ts';

interface ReportBadgeProps {
  one: { type: Exclude<Type, 'all'>; state: 'open' | 'reunited' | 'closed'; daysLeft: number };
}
const tones: Readonly<Record<Exclude<Type, 'all'>, Tone>> = {
  lost: 'danger',
  found: 'info',
  notice: 'accent',
};

/** Lost, found, or kept by the town for so many days. */
export function ReportBadge({ one }: ReportBadgeProps) {
  const t = messages.use().reports;
  if (one.state !== 'open') return <Badge>{t.ended[one.state]}</Badge>;
  return (
    <Badge tone={tones[one.type]}>{one.type === 'notice' ? t.noticeLeft(one) : t.types[one.type]}</Badge>
  );
}

interface ReportRowProps {
  one: ReportBadgeProps['one'] & {
    name: string;
    kind: Kind;
    breed: string;
    colour: Colour;
    region: string;
    place: string;
    at: string;
    image: string;
  };
  onClick: () => void;
}

export function ReportRow({ one, onClick }: ReportRowProps) {
  const t = messages.use();
  return (
    <MediaCard
      look="row"
      level={3}
      title={t.reports.title(one)}
      cover={<Cover of={one.name} src={one.image} picture="pems" />}
      badge={<ReportBadge one={one} />}
      action="openReport"
      onClick={onClick}
    >
      <Note>
        {one.region} {one.place}
      </Note>
      <Note>{t.when(one)}</Note>
    </MediaCard>
  );
}
