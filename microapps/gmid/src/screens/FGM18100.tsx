import { DevPage } from '../flows/DevPage.tsx';

export const FGM18100 = () => <DevPage code="FGM18100" />;
