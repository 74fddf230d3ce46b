import { BottomSheet } from '@stackflow/plugin-basic-ui';
import { useFlow } from '@stackflow/react/future';
import { useForest } from '../domain/useForests.ts';
import { words } from '../domain/words.ts';

export function Choose({ params }: { params: { id: string } }) {
  const forest = useForest(params.id);
  const { replace } = useFlow();
  return (
    <BottomSheet borderRadius="1rem">
      <h2>{words.rooms}</h2>
      <ul className="list">
        {forest?.roomList.map((room) => (
          <li key={room.roomId} className="card">
            <h3>
              <button type="button" onClick={() => replace('Dates', { id: room.roomId })}>
                {room.roomNm}
              </button>
            </h3>
            <p className="soft">{words.people(room.stdPrsnCnt, room.maxPrsnCnt)}</p>
            <p>{words.from(room.wkdyAmt)}</p>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
