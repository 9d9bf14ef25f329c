# Answers name servers' questions in a trial with a refusal, hangs up on whoever connects to a socket, and reports each name on
# file descriptor 3: `wanted registry.example`, `wanted /run/docker.sock`.
#   perl refuse-names.pl <address> … -- <socket> …
# The sockets are made in the folder sockets, by number. Returns once it listens; its other process does the rest, and ends with the trial. Written with what every perl has.
use strict;

# The module Socket takes longer to load than all else here; these numbers are Linux's.
my ($unix, $inet, $stream, $datagram) = (1, 2, 1, 2);

my $listening = '';
my (@sockets, %places);
while (defined(my $address = shift)) {
    last if $address eq '--';
    next if $address !~ /^\d+(?:\.\d+){3}$/;
    socket(my $socket, $inet, $datagram, 0) or next;
    bind($socket, pack('S n C4 x8', $inet, 53, split /\./, $address)) or next;
    push @sockets, $socket;
    vec($listening, fileno $socket, 1) = 1;
}
# Whoever may reach the place may connect.
umask 0;
for my $number (0 .. $#ARGV) {
    socket(my $socket, $unix, $stream, 0) or next;
    bind($socket, pack('S Z*', $unix, "sockets/$number")) && listen($socket, 16) or next;
    $places{fileno $socket} = [$socket, $ARGV[$number]];
    vec($listening, fileno $socket, 1) = 1;
}
# Nothing here leads to the old root.
chdir '/';
exit 0 if !@sockets && !%places || fork;

open my $reports, '>&=', 3 or exit 1;
my %told;
while (select(my $ready = $listening, undef, undef, undef) > 0) {
    for my $place (grep { vec $ready, fileno $_->[0], 1 } values %places) {
        accept(my $connected, $place->[0]) or next;
        syswrite $reports, "wanted $place->[1]\n" if !$told{$place->[1]}++;
    }
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
