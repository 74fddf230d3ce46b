import { Screen } from '@wallet/kit/app';
import { applying } from '../flows/applying.ts';
import { CardPhoto } from '../flows/CardPhoto.tsx';

export const FSL12300 = applying.step({ needs: ['grade', 'className'] }, function Photo({ goOn }) {
  return (
    <Screen>
      <CardPhoto onSent={(photoId) => goOn('FSL12400', { photoId })} />
    </Screen>
  );
});
