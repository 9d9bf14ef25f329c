# Answers name servers' questions in a trial with a refusal, and reports each name on file descriptor 3: `wanted registry.example`.
#   perl refuse-names.pl <address> …
# Turns the loopback device on and gives it these addresses, which takes a program less. Returns once it listens; its other process does the rest, and ends with the trial. Written with what every perl has.
use strict;

# The module Socket takes longer to load than all else here; these numbers are Linux's.
my ($inet, $datagram) = (2, 2);

# SIOCSIFFLAGS with IFF_UP and IFF_RUNNING; SIOCSIFADDR and SIOCSIFNETMASK with a struct sockaddr_in; netdevice(7).
socket(my $device, $inet, $datagram, 0) or exit 1;
sub set_device { ioctl $device, $_[0], pack('a16 a24', @_[1, 2]) }
set_device(0x8914, 'lo', pack 'S', 0x41) or exit 1;
my $alias = 0;
for my $address (grep { /^\d+(?:\.\d+){3}$/ && !/^127\./ } @ARGV) {
    my $name = 'lo:' . $alias++;
    set_device(0x8916, $name, pack 'S n C4', $inet, 0, split /\./, $address);
    set_device(0x891c, $name, pack 'S n C4', $inet, 0, 255, 255, 255, 255);
}

my $listening = '';
my @sockets;
for my $address (@ARGV) {
    next if $address !~ /^\d+(?:\.\d+){3}$/;
    socket(my $socket, $inet, $datagram, 0) or next;
    bind($socket, pack('S n C4 x8', $inet, 53, split /\./, $address)) or next;
    push @sockets, $socket;
    vec($listening, fileno $socket, 1) = 1;
}
# Nothing here leads to the old root.
chdir '/';
exit 0 if !@sockets || fork;

open my $reports, '>&=', 3 or exit 1;
my %told;
while (select(my $ready = $listening, undef, undef, undef) > 0) {
    for my $socket (grep { vec $ready, fileno $_, 1 } @sockets) {
        my $from = recv($socket, my $query, 4096, 0) // next;
        next if length $query < 17;
        my ($at, @labels) = (12);
        while ($at < length $query && (my $length = ord substr $query, $at, 1)) {
            last if $length > 63;
            push @labels, substr $query, $at + 1, $length;
            $at += 1 + $length;
        }
        my $name = join '.', @labels;
        # A report is one line with nothing odd in it.
        $name =~ s/[^A-Za-z0-9._-]/?/g;
        syswrite $reports, "wanted $name\n" if $name !~ /^(?:.*\.)?(?:localhost)?$/ && !$told{$name}++ && keys %told <= 100;
        # The question again, as an answer: recursion available, refused (RFC 1035, 4.1.1).
        send $socket, substr($query, 0, 2) . pack('n5', 0x8185, 1, 0, 0, 0) . substr($query, 12, $at - 7), 0, $from;
    }
}
