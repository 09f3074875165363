export { FireScreen as default } from '@/features/battle/fire/fire-screen';
