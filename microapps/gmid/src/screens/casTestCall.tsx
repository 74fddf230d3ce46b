import { DevPage } from '../flows/DevPage.tsx';

export const casTestCall = () => <DevPage code="casTestCall" />;
