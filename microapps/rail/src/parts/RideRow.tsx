import { Facts, IconTile, ListItem } from '@wallet/kit/ui';
import type { ComponentProps } from 'react';
import { messages } from '../messages/index.ts';
import { clock, minutesBetween, nightsBetween, type Ride } from '../model/train.ts';

type RideRowProps = Omit<ComponentProps<typeof ListItem>, 'title' | 'description'> & {
  ride: Ride;
  /** under when it goes: seats, a giver */
  note?: string;
};

/** A ride that is mine, as a row: from where to where, when, by what. */
export function RideRow({ ride, note, ...rest }: RideRowProps) {
  const t = messages.use();
  return (
    <ListItem
      leading={<IconTile picture="rail" />}
      {...rest}
      title={t.way(ride)}
      description={
        <>
          <Facts>{`${t.when({ moment: ride.departs })} · ${trainName(t, ride)}`}</Facts>
          {note && (
            <>
              <br />
              {note}
            </>
          )}
        </>
      }
    />
  );
}

type Words = ReturnType<typeof messages.use>;

export const trainName = (t: Words, { kind, train }: Pick<Ride, 'kind' | 'train'>) =>
  `${t.trainKinds[kind]} ${train}`;

/** When it arrives: of a train over midnight with the day. */
export const arrivalOf = (t: Words, ride: Pick<Ride, 'departs' | 'arrives'>) =>
  nightsBetween(ride) > 0 ? t.nextDay({ time: clock(ride.arrives) }) : clock(ride.arrives);

/** From where to where and when, as a Pass has it. */
export const wayOf = (t: Words, ride: Ride) => ({
  from: { name: ride.from, at: clock(ride.departs) },
  to: { name: ride.to, at: arrivalOf(t, ride) },
  by: trainName(t, ride),
});

export const takes = (t: Words, { departs, arrives }: Pick<Ride, 'departs' | 'arrives'>) =>
  t.minutes({ minutes: minutesBetween(departs, arrives) });
