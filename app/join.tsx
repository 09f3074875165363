export { JoinScreen as default } from '@/features/link/join-screen';
