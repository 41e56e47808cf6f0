/**
 * Node takes as much memory as a machine has before it looks for what it could give back. With these a process stays below
 * 300 MB under load and is hardly slower; Dockerfile and deploy/systemd say the same.
 */
export const SERVER_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=2']
