import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import {
  Article,
  Badge,
  Chips,
  Cover,
  EmptyState,
  IconTile,
  List,
  ListItem,
  Note,
  Segmented,
  Stepper,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listCourses } from '../api/calls.ts';
import type { Course } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { type Group, groups } from '../model/price.ts';
import type { Block } from '../model/reservInfo.ts';
import { Sums } from '../parts/Choice.tsx';
import { useReserve } from './reserving.ts';

/** Classes of a site, or the one in the address (`eduIdx`). */
export function Courses({ site, at }: { site: 'sejong' | 'baekdu'; at: 'FGR31000' | 'FGR40000' }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const id = useQuery().get('eduIdx');
  const load = useLoad(listCourses, { site });
  return (
    <Screen of={load}>
      {(all) => {
        const one = all.find((course) => course.id === id);
        if (one) return <One key={one.id} site={site} one={one} reload={load.reload} />;
        if (id) return <Gone to={at} {...t.gone.course} />;
        if (all.length === 0) return <EmptyState title={t.course.none} description={t.course.noneHint} />;
        return (
          <List label={t.course.list}>
            {all.map((course) => (
              <ListItem
                key={course.id}
                action="openCourse"
                leading={<IconTile picture={course.rooms.length > 0 ? 'stay' : 'trail'} />}
                title={course.title}
                description={`${t.when({ ...course, ends: '' })} · ${course.text}`}
                badge={
                  course.left < 5 ? (
                    <Badge tone="danger">{t.course.left({ left: course.left })}</Badge>
                  ) : undefined
                }
                trailing={t.price({ amount: course.price })}
                onClick={() => navigate.push(at, { query: { eduIdx: course.id } })}
              />
            ))}
          </List>
        );
      }}
    </Screen>
  );
}

/** How many come, as what; in Baekdu with rooms or for the class alone. */
function One({ site, one, reload }: { site: 'sejong' | 'baekdu'; one: Course; reload: () => void }) {
  const t = messages.use();
  const reserve = useReserve(reload);
  const open = one.rooms.filter(({ left }) => left > 0);
  const [group, setGroup] = useState<Group>('PERSON');
  const [wished, setCount] = useState(1);
  const [stays, setStays] = useState<'Y' | 'N'>(open.length > 0 ? 'Y' : 'N');
  const [type, setType] = useState<string>(open[0]?.type ?? '');
  const [rooms, setRooms] = useState(1);
  const most = Math.max(1, Math.min(one.left, site === 'sejong' ? groups[group] : groups.PERSON));
  const count = Math.min(wished, most);
  const room = stays === 'Y' ? open.find((each) => each.type === type) : undefined;
  const roomMoney = (room?.price ?? 0) * rooms;
  const money = one.price * count;
  const isTight = room !== undefined && room.guests * rooms < count;
  const shared = { eduIdx: one.id, esTicketCnt: count, esPaymentPrice: money + roomMoney };
  const baekdu: Block<'baekdu_edu'> = {
    ...shared,

    esRoomCheck: stays,
    esRoomType: room?.type ?? '',
    esRoomCnt: room ? rooms : 0,
    esRoomMoney: roomMoney,
  };
  return (
    <>
      <Cover of={one.title} shape="wide" place={one.rooms.length > 0 ? 'lodge' : 'walk'} />
      <Article title={one.title} note={t.when({ ...one, ends: '' })} text={one.text} />
      <Note>{t.course.left({ left: one.left })}</Note>
      {site === 'sejong' && (
        <>
          <Segmented
            legend={t.course.group}
            options={(Object.keys(groups) as Group[]).map((value) => ({ value, label: t.groups[value] }))}
            value={group}
            onChange={setGroup}
          />
          <Note>{t.course.entry}</Note>
        </>
      )}
      {one.rooms.length > 0 && open.length === 0 && <Note>{t.course.noRooms}</Note>}
      {open.length > 0 && (
        <Segmented
          legend={t.course.stays}
          options={(['Y', 'N'] as const).map((value) => ({ value, label: t.course.stay[value] }))}
          value={stays}
          onChange={setStays}
        />
      )}
      <Stepper
        field="esTicketCnt"
        label={t.facts.count}
        unit={t.unit}
        min={1}
        max={most}
        value={count}
        onChange={setCount}
      />
      {room && (
        <>
          <Chips
            legend={t.course.roomType}
            options={open.map((each) => ({ value: each.type as string, label: t.course.room(each) }))}
            value={type}
            onChange={setType}
          />
          <Stepper
            field="esRoomCnt"
            label={t.course.rooms}
            min={1}
            max={room.left}
            value={Math.min(rooms, room.left)}
            onChange={setRooms}
          />
          {isTight && <Note>{t.refusals.guests}</Note>}
        </>
      )}
      <Sums
        rows={
          room
            ? [
                [t.course.money, money],
                [t.course.roomMoney, roomMoney],
                [t.total, money + roomMoney],
              ]
            : [[t.total, money]]
        }
        isReady={one.left > 0 && !isTight}
        run={() =>
          site === 'baekdu'
            ? reserve.run('baekdu_edu', baekdu)
            : reserve.run('sejong_edu', { ...shared, esGroup: group } satisfies Block<'sejong_edu'>)
        }
      />
    </>
  );
}
