import { useFollowLink, useLoad, useWallet } from '@wallet/kit/app';
import { closeNotice, isNoticeHidden, readNoticePopups } from '@wallet/kit/common';
import { NoticePopup } from '@wallet/kit/ui';
import { useState } from 'react';
import { SERVICE } from '../model/service.ts';

/** What the service has to say before its home, one after the other. */
export function Notices() {
  const { isNative } = useWallet().bridge;
  const load = useLoad((signal) => readNoticePopups({ isNative, serviceCode: SERVICE }, { signal }));
  const [closed, setClosed] = useState<readonly string[]>([]);
  const follow = useFollowLink();
  const popup = load.data?.find(({ id }) => !closed.includes(id) && !isNoticeHidden(id));
  if (!popup) return null;
  const { id, html, imageUrl, hideDays, buttons } = popup;
  return (
    <NoticePopup
      key={id}
      {...{ html, imageUrl, hideDays, buttons }}
      onLink={(link) => void follow.run(link)}
      onClose={(closing) => {
        closeNotice(popup, closing);
        setClosed((before) => [...before, id]);
        if (closing.link) void follow.run(closing.link);
      }}
    />
  );
}
