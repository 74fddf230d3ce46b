import { useQuery } from '@wallet/kit/app';
import { NoticeArticle } from './service/NoticeArticle.tsx';
import { NoticeList } from './service/NoticeList.tsx';

export function FGP99000() {
  const id = useQuery().get('anounSerno');
  return id ? <NoticeArticle key={id} id={id} /> : <NoticeList />;
}
