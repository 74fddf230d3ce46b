import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useForest } from '../domain/useForests.ts';
import { factsOf, words } from '../domain/words.ts';
import { Header, Modal } from './Parts.tsx';

export function Detail() {
  const { id = '' } = useParams();
  const forest = useForest(id);
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Header title={forest?.forestNm ?? words.detail} />
      {forest && (
        <main className="main">
          <p>{forest.intrcCtnt}</p>
          <dl className="facts">
            <dt>{words.address}</dt>
            <dd>{forest.addrCtnt}</dd>
            <dt>{words.phone}</dt>
            <dd>{forest.telNo}</dd>
            <dt>{words.facilities}</dt>
            <dd>{factsOf(forest)}</dd>
          </dl>
          <button type="button" className="primary" onClick={() => setOpen(true)}>
            {words.choose}
          </button>
          <Modal kind="sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
            <h2>{words.rooms}</h2>
            <ul className="list">
              {forest.roomList.map((room) => (
                <li key={room.roomId} className="card">
                  <h3>
                    <button type="button" onClick={() => navigate(`/dates/${room.roomId}`)}>
                      {room.roomNm}
                    </button>
                  </h3>
                  <p className="soft">{words.people(room.stdPrsnCnt, room.maxPrsnCnt)}</p>
                  <p>{words.from(room.wkdyAmt)}</p>
                </li>
              ))}
            </ul>
          </Modal>
        </main>
      )}
    </>
  );
}
