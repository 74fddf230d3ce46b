import { PlaceFinder, useNearby, usePerson } from '@wallet/kit/app';
import { formatServerTime } from '@wallet/kit/format';
import { Badge } from '@wallet/kit/ui';
import type { Agency } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { isOpenAt } from '../model/animal.ts';

interface AgencyListProps {
  agencies: readonly Agency[];
  /** takes one; without it they are for looking */
  onChoose?: (one: Agency) => void;
}

/** Clinics and other agencies; whose consent nobody keeps sees them by district. */
export function AgencyList({ agencies, onChoose }: AgencyListProps) {
  const t = messages.use();
  const nearby = useNearby('가까운 동물병원 찾기');
  const isMember = usePerson() !== null;
  const now = formatServerTime(new Date());
  return (
    <PlaceFinder
      label={t.agencies.list}
      places={agencies}
      nearby={isMember ? nearby : null}
      picture="pems"
      say={(one) => {
        const isOpen = isOpenAt(one, now);
        return {
          badge: (
            <Badge tone={isOpen ? 'success' : 'neutral'}>
              {isOpen ? t.agencies.open : t.agencies.closed}
            </Badge>
          ),
          line: t.agencies.line(one),
          isQuiet: !isOpen,
          rows: [
            { label: t.agencies.hours, value: t.agencies.times(one) },
            { label: t.agencies.does, value: t.agencies.prices(one) },
          ],
        };
      }}
      {...(onChoose && { choose: { label: t.agencies.choose, action: 'chooseAgency', run: onChoose } })}
    />
  );
}
