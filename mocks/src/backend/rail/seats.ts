import type { World } from '../room.ts';
import { bookingsNow } from './bookings.ts';
import { type SeatClass, STANDING_OFF } from './tariff.ts';
import { instantOf, type Ride, type Train } from './trains.ts';

interface Car {
  scarNo: string;
  cls: SeatClass;
  rows: number;
  /** letters from window to window; a blank is the aisle */
  letters: string;
}

const STANDING = 24;

function carsOf({ hasFirst }: Train): Car[] {
  const second = ['5', '6', '7'].map((scarNo): Car => ({ scarNo, cls: 'G', rows: 15, letters: 'AB CD' }));
  return hasFirst ? [{ scarNo: '3', cls: 'F', rows: 12, letters: 'A BC' }, ...second] : second;
}

/** What others have taken: the same seats of a train and day, always. */
function isTaken({ train, ymd }: Ride, { scarNo, cls }: Car, seatNo: string): boolean {
  if (train.isFull || (train.isFirstSoldOut && cls === 'F')) return true;
  let seed = 7;
  for (const sign of `${train.trnNo}${ymd}${scarNo}${seatNo}`)
    seed = (seed * 131 + sign.charCodeAt(0)) % 99_991;
  return (seed * 7919) % 1009 < 454;
}

export const isOpen = (world: World, { train, ymd, from }: Ride) =>
  !train.isStopped && world.now().getTime() < instantOf(ymd, from.at);

/** Seats and standing places of a train and day that are sold or held here, as `car-seat`. */
function soldHere(world: World, { train, ymd }: Ride): string[] {
  return bookingsNow(world)
    .filter(
      (one) => one.trnNo === train.trnNo && one.runYmd === ymd && ['HOLD', 'PAID', 'DONE'].includes(one.stt),
    )
    .flatMap(({ tickets }) => tickets.filter(({ stt }) => stt === 'VALD'))
    .map(({ scarNo, seatNo }) => `${scarNo}-${seatNo}`);
}

/** The seats of a car, row by row. */
export function seatMap(world: World, ride: Ride, scarNo: string, hasWheelchair = false) {
  const car = carsOf(ride.train).find((one) => one.scarNo === scarNo);
  if (!car) return [];
  const sold = soldHere(world, ride);
  const letters = [...car.letters];
  return Array.from({ length: car.rows }, (_, place) => {
    const rowNo = place + 1;
    const seatList = letters.map((letter, at) => {
      if (letter === ' ') return null;
      const seatNo = `${rowNo}${letter}`;
      const isWindow = at === 0 || at === letters.length - 1;
      const isWheel = scarNo === '5' && rowNo === car.rows;
      const isFull =
        !isOpen(world, ride) || sold.includes(`${scarNo}-${seatNo}`) || isTaken(ride, car, seatNo);
      const traits = [
        isWindow ? 'WNDW' : 'AISL',
        // Only the oldest trains have seats that cannot be turned.
        ...(ride.train.trnKnd === 'KTX' ? [rowNo > car.rows / 2 ? 'BACK' : 'FRWD'] : []),
        ...(isWindow || ride.train.trnKnd === 'SNC' || ride.train.trnKnd === 'CHR' ? ['PWER'] : []),
        ...(isWheel ? ['WHEL'] : []),
      ];
      return { seatNo, seatStt: isWheel && !hasWheelchair ? 'CLSD' : isFull ? 'FULL' : 'FREE', traits };
    });
    return { rowNo, seatList };
  });
}

/** What is left of a train, car by car; places to stand are sold once no seat is. */
export function restSeats(world: World, ride: Ride) {
  const cars = carsOf(ride.train).map(({ scarNo, cls }) => ({
    scarNo,
    cls: cls as SeatClass,
    rmndCnt: seatMap(world, ride, scarNo)
      .flatMap(({ seatList }) => seatList)
      .filter((seat) => seat?.seatStt === 'FREE').length,
  }));
  if (cars.some(({ cls, rmndCnt }) => cls === 'G' && rmndCnt > 0) || !isOpen(world, ride)) return cars;
  const stands = soldHere(world, ride).filter((seat) => seat.endsWith('-')).length;
  return [...cars, { scarNo: '4', cls: 'S' as SeatClass, rmndCnt: STANDING - stands, dscntRt: STANDING_OFF }];
}
