import { DoorList, useWallet } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';

/** Where one goes on from home: to change, to send and take out, to look after it. */
export function Doors({ isOpen = true }: { isOpen?: boolean }) {
  const t = messages.use().home;
  const { manifest } = useWallet();
  const groups = [
    [
      ['FFC12000', 'rates', t.rates],
      ['FFC26000', 'exchange', t.exchange, t.exchangeNote],
      ['FFC31000', 'booking', t.auto, t.autoNote],
    ],
    [
      ['FFC40000', 'send', t.send, t.sendNote],
      ['FFC43000', 'account', t.withdraw],
      ['FFC54000', 'withdraw', t.cash],
    ],
    [
      ['FFC51000', 'history', t.history],
      ['FFC53000', 'security', t.limits],
      ['FFC36000', 'notice', t.guide],
    ],
  ] as const;
  return groups.map((doors) => {
    const shown = doors.filter(([code]) => code in manifest.screens && (isOpen || code === 'FFC12000'));
    return (
      shown.length > 0 && (
        <DoorList
          key={doors[0][0]}
          doors={shown.map(([code, picture, name, state]) => ({ code, picture, name, state }))}
        />
      )
    );
  });
}
