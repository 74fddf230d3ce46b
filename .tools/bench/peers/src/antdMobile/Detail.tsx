import { Button, NavBar, Popup, List as Rows } from 'antd-mobile';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useForest } from '../domain/useForests.ts';
import { factsOf, words } from '../domain/words.ts';

export function Detail() {
  const { id = '' } = useParams();
  const forest = useForest(id);
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NavBar onBack={() => history.back()}>{forest?.forestNm ?? words.detail}</NavBar>
      {forest && (
        <>
          <p>{forest.intrcCtnt}</p>
          <Rows>
            <Rows.Item extra={forest.addrCtnt}>{words.address}</Rows.Item>
            <Rows.Item extra={forest.telNo}>{words.phone}</Rows.Item>
            <Rows.Item extra={factsOf(forest)}>{words.facilities}</Rows.Item>
          </Rows>
          <Button block color="primary" onClick={() => setOpen(true)}>
            {words.choose}
          </Button>
          <Popup visible={isOpen} onMaskClick={() => setOpen(false)}>
            <Rows header={words.rooms}>
              {forest.roomList.map((room) => (
                <Rows.Item
                  key={room.roomId}
                  description={words.people(room.stdPrsnCnt, room.maxPrsnCnt)}
                  extra={words.from(room.wkdyAmt)}
                  onClick={() => navigate(`/dates/${room.roomId}`)}
                >
                  {room.roomNm}
                </Rows.Item>
              ))}
            </Rows>
          </Popup>
        </>
      )}
    </>
  );
}
